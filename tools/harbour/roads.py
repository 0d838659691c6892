"""The roads, part by part."""
from .city import city_grid, eastcliff, northgate
from .country import country_roads, paths, tunnel_and_hill
from .motorway import circus, harbour_way, interchange_west, motorway
from .towns import across_the_border, saltmere
from .waterfront import island, seehausen, waterfront


def draw(m):
    motorway(m)
    interchange_west(m)
    harbour_way(m)
    circus(m)
    country_roads(m)
    tunnel_and_hill(m)
    city_grid(m)
    waterfront(m)
    northgate(m)
    eastcliff(m)
    saltmere(m)
    across_the_border(m)
    seehausen(m)
    island(m)
    paths(m)

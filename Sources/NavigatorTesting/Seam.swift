// A package that tests its navigator imports this one module.
@_exported public import Geodesy
@_exported public import Navigation
@_exported public import Recording
@_exported public import Simulation

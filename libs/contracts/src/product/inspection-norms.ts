/** Usual thickness of the factory's paint in micrometres, over the makes of all continents. */
export const FACTORY_MICRONS = { from: 70, to: 180 } as const;

/** Minimum tread of a car's tyres on Russian roads. Source: the list of faults of the traffic rules, 5.1. */
export const LEAST_TREAD_MM = { summer: 1.6, winter: 4 } as const;

export function ownsReplicas(deployment: object): boolean;

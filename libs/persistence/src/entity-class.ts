export type EntityClass = new () => object;

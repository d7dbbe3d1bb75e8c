import type { Colour } from '@mall/contracts/product';
import type { Shape } from './model.js';
import type { Random } from '../random/index.js';
import { Lottery } from './lottery.js';

const usualColours: [Colour, number][] = [
  ['white', 30],
  ['black', 19],
  ['grey', 18],
  ['silver', 9],
  ['blue', 8],
  ['green', 5],
  ['red', 5],
];
/** Colours that are sold on the most common bodies only. */
const rareColours: [Colour, number][] = [
  ['brown', 2],
  ['beige', 2],
  ['purple', 1],
  ['orange', 1],
];
const weightOfColour = ([, weight]: [Colour, number]): number => weight;
const sober = new Lottery(usualColours, weightOfColour);
const colourful = new Lottery([...usualColours, ...rareColours], weightOfColour);
const colourfulShapes: Shape[] = ['suv', 'compactSuv', 'sedan', 'coupeSuv', 'cityCar'];
/** Returns a random colour with the frequencies of this body shape. */
export const colourOf = (shape: Shape, random: Random): Colour =>
  (colourfulShapes.includes(shape) ? colourful : sober).draw(random)[0];

export { and, andNot, countBoth, haveBoth, haveMore } from './bitmaps';
export { addSums, countBlock, countBlocks } from './blocks';

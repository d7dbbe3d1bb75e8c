import Icon from 'ol/style/Icon.js';

/** Weight and CSS colours of a label. */
interface LabelStyle {
  readonly isLarge: boolean;
  readonly text: string;
  readonly halo: string;
  readonly dot: string;
}

// All sizes are CSS pixels.
const HEIGHT = 24;
/** Radius of the dot. */
const DOT = 3;
/** Width of the line around the letters. */
const HALO = 3;

/**
 * Draws a town's name above its dot as a picture: OpenLayers measures text by inserting markup, which the security policy of
 * the page refuses.
 */
export function townLabel(name: string, { isLarge, text, halo, dot }: LabelStyle): Icon {
  const ratio = window.devicePixelRatio;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const font = `${isLarge ? 600 : 400} 12px sans-serif`;
  context.font = font;
  const width = Math.ceil(context.measureText(name).width) + 2 * HALO;
  canvas.width = width * ratio;
  canvas.height = HEIGHT * ratio;
  // Setting the size has reset the context.
  context.scale(ratio, ratio);
  context.font = font;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = HALO;
  context.strokeStyle = halo;
  context.strokeText(name, width / 2, HEIGHT - 4 * DOT);
  context.fillStyle = text;
  context.fillText(name, width / 2, HEIGHT - 4 * DOT);
  context.fillStyle = dot;
  context.beginPath();
  context.arc(width / 2, HEIGHT - DOT, DOT, 0, 2 * Math.PI);
  context.fill();
  return new Icon({ img: canvas, scale: 1 / ratio, anchor: [0.5, 1 - DOT / HEIGHT] });
}

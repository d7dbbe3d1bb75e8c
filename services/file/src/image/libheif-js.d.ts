/** The part of libheif's interface that is used here; the package types another one. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Calls back with the same object once its `data` is filled with RGBA, or with `null`. */
    display(target: HeifPixels, done: (drawn: HeifPixels | null) => void): void;
    free(): void;
  }
  interface HeifPixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  interface Heif {
    readonly HeifDecoder: new () => { decode(file: Uint8Array): readonly HeifImage[] };
  }
  export default function load(): Heif;
}

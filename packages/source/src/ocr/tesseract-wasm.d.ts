// The package has no types that its entry point leads to; it is an optional part, so types must not need it either.
declare module 'tesseract-wasm' {
  interface OcrEngine {
    setVariable(name: string, value: string): void;
    loadModel(model: Uint8Array): void;
    /** RGBA, rows from the top. */
    loadImage(image: { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }): void;
    clearImage(): void;
    /** Boxes of the picture's lines of text, px, found without reading them. */
    getBoundingBoxes(unit: 'line' | 'word'): readonly {
      readonly rect: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
    }[];
    /** What was read, with places and confidences: http://kba.github.io/hocr-spec/1.2/ */
    getHOCR(): string;
    destroy(): void;
  }
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OcrEngine>;
  export function supportsFastBuild(): boolean;
  export type { OcrEngine };
}

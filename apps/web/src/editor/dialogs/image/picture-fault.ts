/** What can go wrong with a picture; each has its words in `panels.image` (spec §5, §8). */
export type PictureFaultCode =
  | 'notAnImage'
  | 'noFile'
  | 'previewFailed'
  | 'uploadFailed'
  | 'canvasFailed'
  | 'compressFailed'
  | 'loadFailed'
  | 'readFailed'
  | 'leftElsewhere';

export class PictureFault extends Error {
  readonly code: PictureFaultCode;

  constructor(code: PictureFaultCode) {
    super(code);
    this.name = 'PictureFault';
    this.code = code;
  }
}

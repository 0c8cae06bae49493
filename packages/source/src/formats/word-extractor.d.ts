declare module 'word-extractor' {
  /** The parts of the library's document that we read. */
  interface WordDocument {
    getBody(): string;
    getHeaders(options: { includeFooters: boolean }): string;
  }
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>;
  }
}

/** What V8 is told wherever documents are made. */
export declare const V8_FLAGS: readonly string[];

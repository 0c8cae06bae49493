/**
 * What V8 is told wherever documents are made: to compile each regular expression as it is first used. By itself it makes
 * bytecode of one, and compiles it with its second use: of some 800 that a first document needs nearly all are used twice.
 */
export const V8_FLAGS = ['--regexp-tier-up-ticks=0'];

export { splitBrief } from './briefs/cut.ts';
export { joinBriefs } from './briefs/join.ts';
export { recast, reshaped } from './briefs/recast.ts';
export { shortened } from './briefs/shorten.ts';
export { withWords } from './briefs/words.ts';
export type { Command, Target, Understood, Wish } from './commands.ts';
export { figureConverter } from './figure-converter.ts';
export { SCRIPT_LANGUAGE, scriptConverter } from './script-of.ts';
export { pagesMeant, understand } from './understand.ts';

/**
 * Signs of money as the source of a regular expression without groups: the letters in front of a dollar say whose it is,
 * and `NT$500` is no `$500`. The last letters of a longer word say nothing: `TOTAL$500`.
 */
export const CURRENCY_SIGNS = '(?:(?<![A-Za-z])[A-Z]{1,3}\\$|[$€£¥￥₩])';

/**
 * Signs of money as the source of a regular expression without groups: the letters in front of a dollar say whose it is,
 * and `NT$500` is no `$500`.
 */
export const CURRENCY_SIGNS = '(?:[A-Z]{1,3}\\$|[$€£¥￥₩])';

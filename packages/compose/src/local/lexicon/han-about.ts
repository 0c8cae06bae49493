/**
 * `約` and `约` in front of a figure, about so many, as a source of a regular expression: behind these signs it is the end of
 * a word, `契約`, `予約`, `签约`.
 */
export const HAN_ABOUT = '(?<![签簽预預予合节節契条條公特邀违違履規规要協协盟誓倹婚解])[约約]';

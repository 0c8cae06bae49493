/**
 * `月中`, `年初` as parts of a pattern: `10月中期复盘` is the review in the middle of a term in October, `9月中秋` the
 * festival, `3月初稿` the first draft. Of these characters only the one that begins no word behind it is a part of the month.
 */
export const EARLY_MID_LATE =
  '(?:初(?![中级級步期夏秋冬春赛賽稿审審试試选選版衷心诊診高一二三])|中(?![期秋国國考心央标標学學级級层層午东東文式转轉途医醫介部间間队隊高小奖獎西华華韩韓日英美法德欧歐等型餐药藥山外])|底(?![薪部层層线線稿价價座盘盤片色料])|末(?![端尾班梢]))';

/** `管理組合理事会`, `总务部`, `町内会`: what offices and associations that give notice are called. */
const OFFICE =
  /^[\p{sc=Han}\p{sc=Katakana}ー・]{2,20}(?:[委理監监評评議议幹干]?[员員事]?[会會]|協会|协会|組合|事務局|自治会|町内会|[处處部課课科室局]|[办辦]公室|中心|センター|実行委員会)$/u;

/** Whether a line is the name of an office or an association in Chinese or Japanese and nothing else. */
export function isOfficeName(line: string): boolean {
  return OFFICE.test(line.trim());
}

const STEP_NAME =
  /^(?:step|phase|stage|étape|步骤|阶段|步驟|階段|ステップ|手順)(?:\s*[\d一二三四五六七八九十]+|\s+[A-Z]{1,3})$|^第[一二三四五六七八九十\d]+(?:步|阶段|階段|フェーズ)/i;

export function isStepName(text: string): boolean {
  return STEP_NAME.test(text.trim());
}

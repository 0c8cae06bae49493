/** What the person asks for and what a template asks for besides, as one prompt; none of them may hold anything. */
export function joinedPrompts(...prompts: readonly string[]): string {
  return prompts.filter((prompt) => prompt.trim() !== '').join('\n');
}

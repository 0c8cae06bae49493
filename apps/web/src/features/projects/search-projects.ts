import type { Project } from '@pagewright/contract/projects';

/** Whether a project answers a search: every word stands in its name, as given or as shown, or its description. */
export function isFound(project: Project, shownName: string, search: string): boolean {
  const text = folded(`${project.name} ${shownName} ${project.description}`);
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without the differences of case, width and accents that people do not mean. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

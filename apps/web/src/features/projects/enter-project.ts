import { forgetPages } from '../pages/page-queries.ts';
import { workspace } from './workspace.ts';

/** Selects the project that the person is in now; what is kept of the pages of the one before is cleared (spec §4). */
export function enterProject(projectId: number): void {
  const { selectedId: previous } = workspace.get();
  if (previous === projectId) return;
  workspace.setSelected(projectId);
  if (previous !== undefined) forgetPages(previous);
}

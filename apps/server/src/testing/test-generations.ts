import type { GenerationEvent } from '@pagewright/contract/events';
import type { ProjectPage } from '@pagewright/contract/pages';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { balances } from '../features/billing/tables.ts';
import { watchGeneration } from '../features/generation/watching.ts';
import type { TestPerson, TestServer } from './test-server.ts';

/** A short text that makes as many pages as are asked for. */
export const TEXT = `# The harbour of Larnsund

## Ships
The harbour takes ships of up to 240 metres. In 2023 it handled 412 ships, 12% more than in 2022.
Two tugs are on duty at all hours.

## Goods
- Timber: 48,000 tonnes
- Fish: 21,500 tonnes
- Machinery: 9,300 tonnes

## Plans
A third quay is to open in May 2026. It will cost 18 million euros and take ships of 300 metres.
The city pays one half, the state the other.
`;

export async function newProject(server: TestServer, token: string): Promise<number> {
  const answer = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: {} });
  return answer.json().data.id;
}

export function generate(server: TestServer, token: string, body: object) {
  return server.call({ method: 'POST', url: '/api/pagewright/project/generate', token, payload: body });
}

export async function listPages(server: TestServer, token: string, projectId: number): Promise<ProjectPage[]> {
  const url = `/api/pagewright/page/list?projectId=${projectId}`;
  return (await server.call({ method: 'GET', url, token })).json().data;
}

/** ms after which a generation that does not end is given up: less than the test may take, so that what it did is told. */
export const ENDS_WITHIN = 240_000;

/** The events of a project from now until its generation ends. */
export async function follow(server: TestServer, person: TestPerson, projectId: number): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = [];
  const { db } = server.database;
  const open = await watchGeneration(db, server.services.notes, person.id, projectId);
  for await (const event of open(AbortSignal.timeout(ENDS_WITHIN))) events.push(event);
  return events;
}

/** Waits until the project's generation has succeeded, however early it did. */
export async function finished(server: TestServer, person: TestPerson, projectId: number): Promise<void> {
  const last = (await follow(server, person, projectId)).at(-1);
  expect(last?.type === 'done' || (last?.type === 'state' && last.status === 2), JSON.stringify(last)).toBe(true);
}

export async function pointsOf(server: TestServer, { id }: TestPerson) {
  const [row] = await server.database.db.select().from(balances).where(eq(balances.userId, id));
  return { available: row?.available, reserved: row?.reserved };
}

import { formatOrigin } from '@pagewright/model/origin';
import { DOCUMENT_VERSION, type SourceBlock, type SourceDocument } from '@pagewright/model/source-document';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '../../testing/test-database.ts';
import { ENDS_WITHIN, generate, newProject, TEXT } from '../../testing/test-generations.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { works } from '../../testing/test-workers.ts';
import { documents } from '../documents/tables.ts';
import { generations } from './tables.ts';
import { watchGeneration } from './watching.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTjuDBzEMXmkARBxTrSzQKTsAAAAASUVORK5CYII=';

describe('a page is announced when all that it shows can be fetched', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await openInMemory());
  });
  afterAll(() => server.stop());

  /** A document with as many chapters as pictures, read and stored. */
  async function addDocument(projectId: number): Promise<void> {
    const { blobs } = server.services;
    const origin = (block: number) => formatOrigin({ file: 'a.docx', block });
    const document: SourceDocument = {
      version: DOCUMENT_VERSION,
      file: 'a.docx',
      kind: 'docx',
      title: 'Ships of Larnsund',
      language: 'en-US',
      blocks: [1, 2, 3].flatMap((number): SourceBlock[] => [
        { kind: 'heading', level: 1, text: `Ship ${number}`, origin: origin(number * 3) },
        { kind: 'paragraph', text: `It carries ${number}00 tonnes of timber.`, origin: origin(number * 3 + 1) },
        { kind: 'image', asset: `ship-${number}`, alt: `Ship ${number}`, origin: origin(number * 3 + 2) },
      ]),
      assets: Object.fromEntries(
        [1, 2, 3].map((number) => [`ship-${number}`, { mime: 'image/png', url: '', width: 640, height: 480 }]),
      ),
      warnings: [],
    };
    const pictures = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const bytes = Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.from([number])]);
        return [`ship-${number}`, await blobs.put('contents/', bytes)] as const;
      }),
    );
    await server.database.db.insert(documents).values({
      projectId,
      name: 'a.docx',
      sourceName: 'a.docx',
      kind: 'docx',
      file: await blobs.put('documents/', Buffer.from('a')),
      content: await blobs.put('contents/', Buffer.from(JSON.stringify(document))),
      pictures: Object.fromEntries(pictures),
      warnings: [],
    });
  }

  it.each(['local', 'streaming'])('while an engine makes them (%s)', async (engine) => {
    const { db } = server.database;
    const person = await server.newPerson({ invited: true });
    const projectId = await newProject(server, person.token);
    await addDocument(projectId);
    const settings = { pageCount: 'auto', mode: 'preserve' };
    const asked = await generate(server, person.token, { projectId, text: TEXT, settings });
    await db.update(generations).set({ engine }).where(eq(generations.id, asked.json().data.generationId));
    const answers: number[] = [];
    await works(server, async () => {
      const open = await watchGeneration(db, server.services.notes, person.id, projectId);
      for await (const event of open(AbortSignal.timeout(ENDS_WITHIN))) {
        if (event.type !== 'page') continue;
        for (const [, key] of event.page.styledText.matchAll(/asset:([\w.-]+)/g)) {
          const url = `/api/pagewright/project/${projectId}/asset/${key}`;
          const answer = await server.call({ method: 'GET', url, token: person.token });
          answers.push(answer.statusCode);
          expect(answer.rawPayload.length).toBeGreaterThan(0);
        }
      }
    });
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});

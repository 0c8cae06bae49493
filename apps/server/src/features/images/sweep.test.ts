import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { blobPuts } from '../../platform/tables.ts';
import { form, onBothDatabases, type TestPerson } from '../../testing/test-server.ts';
import { sweepImages, UNUSED_IMAGE_AGE_MS } from './sweep.ts';
import { images } from './tables.ts';

let drawn = 0;
/** No two are the same. */
const draw = (): string => {
  drawn += 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="${drawn}" height="2"/></svg>`;
};

onBothDatabases('images that belong to nothing', {}, (current) => {
  const upload = async ({ token }: TestPerson): Promise<{ key: string; url: string }> => {
    const url = '/api/pagewright/document/uploadImages';
    const answer = await current().call({
      method: 'POST',
      url,
      token,
      ...form([{ name: 'file', fileName: 'a.svg', bytes: draw() }]),
    });
    return answer.json().data;
  };
  const post = async ({ token }: TestPerson, path: string, payload: object) =>
    (await current().call({ method: 'POST', url: `/api/pagewright/${path}`, token, payload })).json().data;
  const pageWith = (url: string): string =>
    '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>\n' +
    `  <Image id="i" x={0} y={0} width={100} height={60} imageUrl="${url}" />\n</Page>\n`;
  const kept = async (person: TestPerson): Promise<string[]> => {
    const rows = await current().database.db.select().from(images).where(eq(images.userId, person.id));
    return rows.map(({ key }) => key).sort();
  };
  /** As if it had been seen unused that long ago. */
  const age = (key: string, ms: number) =>
    current()
      .database.db.update(images)
      .set({ unusedSince: new Date(Date.now() - ms) })
      .where(eq(images.key, key));

  it('are forgotten a week after a page last named them, and their files with the files', async () => {
    const person = await current().newPerson();
    const [used, spare, early] = [await upload(person), await upload(person), await upload(person)];
    const project = await post(person, 'project/add', {});
    await post(person, 'page/add', { projectId: project.id, styledText: pageWith(used.url) });
    await sweepImages(current().database.db);
    expect(await kept(person)).toEqual([used.key, spare.key, early.key].sort());
    const before = await current().database.db.select().from(images);
    await age(spare.key, UNUSED_IMAGE_AGE_MS + 1_000);
    await age(early.key, UNUSED_IMAGE_AGE_MS - 60_000);
    await sweepImages(current().database.db);
    expect(await kept(person)).toEqual([used.key, early.key].sort());
    const folder = join(current().blobFolder, 'images');
    const [stored] = before.filter(({ key }) => key === spare.key);
    const old = new Date(Date.now() - 25 * 3_600_000);
    await current().database.db.update(blobPuts).set({ putAt: old });
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), old, old);
    expect(await current().services.sweepBlobs()).toEqual([stored?.file.key]);
    const left = await current().call({ method: 'GET', url: used.url, token: person.token });
    expect(left.statusCode).toBe(200);
  });

  it('begin anew when a page names them again', async () => {
    const person = await current().newPerson();
    const image = await upload(person);
    await age(image.key, UNUSED_IMAGE_AGE_MS + 1_000);
    const project = await post(person, 'project/add', {});
    const page = await post(person, 'page/add', { projectId: project.id, styledText: pageWith(image.url) });
    await sweepImages(current().database.db);
    expect(await kept(person)).toEqual([image.key]);
    const { token } = person;
    await current().call({ method: 'DELETE', url: `/api/pagewright/page/remove/${page.id}`, token });
    await sweepImages(current().database.db);
    expect(await kept(person)).toEqual([image.key]);
  });
});

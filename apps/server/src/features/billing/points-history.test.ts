import type { DataOf } from '@pagewright/contract/endpoint';
import type { listPoints } from '@pagewright/contract/points';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { finished, generate, newProject, pointsOf, TEXT } from '../../testing/test-generations.ts';
import { onBothDatabases, type TestServer, WELCOME_POINTS } from '../../testing/test-server.ts';
import { users } from '../accounts/tables.ts';
import { MonthlyGrants } from './monthly-grants.ts';
import { ledger } from './tables.ts';

async function history(server: TestServer, token: string, query = ''): Promise<DataOf<typeof listPoints>> {
  const answer = await server.call({ method: 'GET', url: `/api/membership/points${query}`, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

onBothDatabases('the history of points', { working: true }, (current) => {
  it('says what each was granted, held, spent and given back for, a page at a time', async () => {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const projectId = await newProject(server, person.token);
    const settings = { pageCount: 3 };
    const { generationId } = (await generate(server, person.token, { projectId, text: TEXT, settings })).json().data;
    await finished(server, person, projectId);
    const all = await history(server, person.token);
    expect(all).toMatchObject({ total: 5, available: WELCOME_POINTS - 3, reserved: 0 });
    expect(
      all.movements.map(({ move, reason, page, available, reserved }) => [move, reason, page, available, reserved]),
    ).toEqual([
      ['post', 'generation', 3, 0, -1],
      ['post', 'generation', 2, 0, -1],
      ['post', 'generation', 1, 0, -1],
      ['reserve', 'generation', undefined, -3, 3],
      ['grant', 'welcome', undefined, WELCOME_POINTS, 0],
    ]);
    expect(all.movements[0]?.project?.id).toBe(projectId);
    expect(all.movements[4]?.project).toBeUndefined();
    const second = await history(server, person.token, '?page=2&size=2');
    expect(second.movements.map(({ id }) => id)).toEqual(all.movements.slice(2, 4).map(({ id }) => id));
    expect((await history(server, person.token, '?move=post')).total).toBe(3);
    expect((await history(server, person.token, '?move=return')).movements).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await history(server, person.token, `?from=${today}&to=${today}`)).total).toBe(5);
    expect((await history(server, person.token, '?to=2020-01-01')).total).toBe(0);
    // Nobody sees another's, whoever made a generation of that number.
    const other = await server.newPerson();
    expect(await history(server, other.token)).toMatchObject({ total: 0, movements: [], available: 0 });
    await server.call({ method: 'DELETE', url: `/api/pagewright/project/remove/${projectId}`, token: person.token });
    const after = await history(server, person.token);
    expect(after.movements.every(({ project }) => project === undefined)).toBe(true);
    expect(generationId).toBeGreaterThan(0);
  });
});

onBothDatabases('points of every month', {}, (current) => {
  it('are granted once to everybody who was in before it, by many processes and after a pause', async () => {
    const server = current();
    const { db } = server.database;
    const early = await server.newPerson({ invited: true });
    const late = await server.newPerson({ invited: true });
    const uninvited = await server.newPerson();
    const since = (id: number, day: string) =>
      db
        .update(users)
        .set({ invitationVerifiedAt: new Date(day) })
        .where(eq(users.id, id));
    await since(early.id, '2031-01-15');
    await since(late.id, '2031-04-02');
    const months = async (id: number) => {
      const rows = await db.select().from(ledger).where(eq(ledger.userId, id)).orderBy(ledger.id);
      return rows.flatMap(({ job }) => (job.startsWith('monthly:') ? [job.slice(8)] : []));
    };
    const grants = new MonthlyGrants(db, 30);
    // The month in which it begins is the first; those before it are nobody's.
    await Promise.all(Array.from({ length: 6 }, () => grants.grant(new Date('2031-03-10'))));
    expect(await months(early.id)).toEqual(['2031-03']);
    expect(await months(late.id)).toEqual([]);
    await grants.grant(new Date('2031-03-31T23:59:59Z'));
    expect(await months(early.id)).toEqual(['2031-03']);
    // Nothing ran for two months, and somebody came meanwhile.
    await Promise.all(
      Array.from({ length: 6 }, () => new MonthlyGrants(db, 30).grant(new Date('2031-06-01T00:00:01Z'))),
    );
    expect(await months(early.id)).toEqual(['2031-03', '2031-04', '2031-05', '2031-06']);
    expect(await months(late.id)).toEqual(['2031-05', '2031-06']);
    expect(await months(uninvited.id)).toEqual([]);
    // Months of an installation that gives none stay so, whatever it gives later.
    await new MonthlyGrants(db, 0).grant(new Date('2031-07-01'));
    await new MonthlyGrants(db, 10).grant(new Date('2031-08-01'));
    expect((await months(early.id)).at(-1)).toBe('2031-08');
    expect(await months(early.id)).not.toContain('2031-07');
    expect(await pointsOf(server, early)).toEqual({ available: WELCOME_POINTS + 4 * 30 + 10, reserved: 0 });
    const [sum] = await db
      .select({ available: sql<number>`sum(${ledger.available})::int` })
      .from(ledger)
      .where(eq(ledger.userId, late.id));
    expect(await pointsOf(server, late)).toEqual({ available: sum?.available, reserved: 0 });
    const { movements } = await history(server, early.token, '?move=grant&size=1');
    expect(movements).toMatchObject([{ reason: 'monthly', month: '2031-08', available: 10 }]);
  });
});

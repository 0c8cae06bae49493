import { setTimeout as pause } from 'node:timers/promises';
import { type GenerationEvent, generationEvent } from '@pagewright/contract/events';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { PointMovement } from '@pagewright/contract/points';
import type { KillableServer } from './killable-server.ts';

/** The installation's owner, who calls the API of a server that may have been started again meanwhile. */
export class Owner {
  readonly #server: KillableServer;
  #token = '';

  constructor(server: KillableServer) {
    this.#server = server;
  }

  async signIn(): Promise<void> {
    this.#token = (
      await this.#call<{ token: string }>('POST', '/api/auth/login/link', { key: this.#server.linkKey })
    ).token;
  }

  /** A generation of so many pages that has just been asked for. @returns id of its project */
  async generate(module: 'local' | 'cloud', text: string, pageCount: number): Promise<number> {
    const { id } = await this.#call<{ id: number }>('POST', '/api/pagewright/project/add', { module });
    const body = { projectId: id, text, settings: { pageCount } };
    await this.#call('POST', '/api/pagewright/project/generate', body);
    return id;
  }

  pages(projectId: number): Promise<ProjectPage[]> {
    return this.#call('GET', `/api/pagewright/page/list?projectId=${projectId}`);
  }

  /** All movements of points that concern a project, and what the owner has. */
  async points(
    projectId: number,
  ): Promise<{ movements: PointMovement[]; all: PointMovement[]; available: number; reserved: number }> {
    const all: PointMovement[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/api/membership/points?size=100&page=${page}`;
      const { movements, total, available, reserved } = await this.#call<{
        movements: PointMovement[];
        total: number;
        available: number;
        reserved: number;
      }>('GET', path);
      all.push(...movements);
      if (all.length >= total) {
        return { movements: all.filter(({ project }) => project?.id === projectId), all, available, reserved };
      }
    }
  }

  /** What happens to a project's generation, until the server or the generation ends. */
  async *events(projectId: number): AsyncGenerator<GenerationEvent> {
    const response = await this.#fetch('GET', `/api/pagewright/project/events/${projectId}`);
    let rest = '';
    try {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          const type = /^event: ?(.*)$/m.exec(part)?.[1];
          const data = /^data: ?(.*)$/m.exec(part)?.[1];
          const event = data && generationEvent.safeParse({ ...JSON.parse(data), type }).data;
          if (event) yield event;
        }
      }
    } catch {
      // The server was killed.
    }
  }

  async #call<Data>(method: string, path: string, body?: object): Promise<Data> {
    for (;;) {
      const response = await this.#fetch(method, path, body);
      const answer = (await response.json()) as { code: number; msg: string; data: Data };
      if (answer.code === 200) return answer.data;
      // Just started on a busy machine, it turns calls away; and it counts calls in a minute.
      if (response.status !== 503 && response.status !== 429) throw new Error(`${path}: ${JSON.stringify(answer)}`);
      await pause(1_000);
    }
  }

  #fetch(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.#server.url}${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
}

import { afterEach, expect, it, vi } from 'vitest';
import { beginning } from './show.ts';
import { ShowChannel, type ShowMessage } from './show-channel.ts';

const NAME = 'show-channel.test';
const opened: ShowChannel[] = [];

/** A window of the show, and what it has heard. */
function joined(channel = new ShowChannel()): { channel: ShowChannel; heard: ShowMessage[] } {
  const heard: ShowMessage[] = [];
  channel.open(NAME, (message) => heard.push(message));
  opened.push(channel);
  return { channel, heard };
}

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

it('asks where the show is, and is answered', async () => {
  const first = joined();
  const second = joined();
  await vi.waitFor(() => expect(first.heard).toEqual([{ type: 'asks' }]));
  first.channel.answer(beginning(5, 3));
  await vi.waitFor(() => expect(second.heard).toEqual([{ type: 'answers', at: 3, click: 0, cover: 'none' }]));
});

it('a step that was made before the channel was open reaches the other windows, which are not asked then', async () => {
  const first = joined();
  const early = new ShowChannel();
  early.tell(beginning(5, 2));
  early.tell(beginning(5, 1));
  joined(early);
  await vi.waitFor(() => expect(first.heard).toEqual([{ type: 'shows', at: 1, click: 0, cover: 'none' }]));
});

it('says nothing once it is closed', async () => {
  const first = joined();
  const gone = joined();
  await vi.waitFor(() => expect(first.heard).toHaveLength(1));
  gone.channel.close();
  gone.channel.leave();
  joined();
  await vi.waitFor(() => expect(first.heard).toEqual([{ type: 'asks' }, { type: 'asks' }]));
});

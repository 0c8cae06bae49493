// Ends its process where that takes more than it may: memory (SIGKILL), or processor time for one task (SIGTERM). The
// memory of WebAssembly and of pictures is no part of the heap that Node bounds, and a page is read in one go, in which
// the process's own thread looks at nothing else.
import { parentPort } from 'node:worker_threads';
import { OCR } from '../limits.ts';

const LOOK_MS = 100;

let begun = process.cpuUsage();

parentPort?.on('message', () => {
  begun = process.cpuUsage();
});

setInterval(() => {
  const { user, system } = process.cpuUsage(begun);
  if (process.memoryUsage.rss() > OCR.memoryMb * 2 ** 20) process.kill(process.pid, 'SIGKILL');
  else if (user + system > OCR.pageCpuMs * 1000) process.kill(process.pid, 'SIGTERM');
}, LOOK_MS);

import { open, readFile, rm, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { UPLOAD } from '@pagewright/model/limits';
import { ToolFault } from './tool-fault.ts';

/** Files of the machine on which both the assistant and Pagewright run, with the rights of whoever started them. */
export class LocalFiles {
  /** @throws ToolFault */
  async read(path: string): Promise<{ name: string; bytes: Buffer<ArrayBuffer> }> {
    try {
      const about = await stat(path);
      // Devices and pipes may never end.
      if (!about.isFile()) throw new ToolFault(`${path} is not a file.`);
      if (about.size > UPLOAD.maxBytes) throw new ToolFault(`${path} is larger than ${UPLOAD.maxBytes / 2 ** 20} MB.`);
      return { name: basename(path), bytes: await readFile(path) };
    } catch (error) {
      throw error instanceof ToolFault ? error : new ToolFault(`${path} cannot be read: ${reasonOf(error)}`);
    }
  }

  /** Writes a new file and returns its whole path. What is there already stays. @throws ToolFault */
  async write(path: string, bytes: Buffer): Promise<string> {
    try {
      const file = await open(path, 'wx');
      try {
        await file.writeFile(bytes);
      } catch (error) {
        // A part of it would stand in the way of the whole.
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      return resolve(path);
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      throw new ToolFault(
        isThere ? `${path} is there already: name another file.` : `${path} cannot be written: ${reasonOf(error)}`,
      );
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

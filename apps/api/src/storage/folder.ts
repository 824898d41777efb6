import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { Readable } from 'node:stream';
import { type Storage, typeOfName } from './storage.ts';

/** Keeps files in a folder, which is created with the first file. @param root absolute path */
export function createFolderStorage(root: string): Storage {
  const fileOf = (name: string) => path.join(root, name);
  return {
    async put(name, content) {
      typeOfName(name);
      const file = fileOf(name);
      const folder = path.dirname(file);
      await mkdir(folder, { recursive: true });
      // Renamed when complete, so that neither a reader nor a crash ever finds a partial file.
      const draft = path.join(folder, `.${randomUUID()}`);
      try {
        await writeDurably(draft, content);
        await rename(draft, file);
        await sync(folder);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(name) {
      const type = typeOfName(name);
      const handle = await open(fileOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!handle) return null;
      const { size } = await handle.stat();
      const body = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
      return { body, size, type };
    },

    async delete(name) {
      typeOfName(name);
      await rm(fileOf(name), { force: true });
    },
  };
}

async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name in a folder is durable only once the folder is synced. Windows has no such call, and needs none. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

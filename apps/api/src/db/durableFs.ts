import * as fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number; node: unknown };
type NodeFsModule = { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string };
type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's files on disk, with an fsync that works. Emscripten's NODEFS has none, so a commit would be acknowledged
 * while it is still in the operating system's memory.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const installFsync = (module: unknown) => {
      const nodeFs = (module as { NODEFS: NodeFsModule }).NODEFS;
      nodeFs.stream_ops.fsync = (stream) => fsyncStream(nodeFs, stream);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), installFsync] } as InitOptions,
    };
  }
}

function fsyncStream(nodeFs: NodeFsModule, stream: Stream): number {
  if (stream.nfd !== undefined) {
    fs.fsyncSync(stream.nfd);
    return 0;
  }
  // A directory has no descriptor in NODEFS. Without its fsync, a created or renamed file may be lost.
  const directory = fs.openSync(nodeFs.realPath(stream.node), 'r');
  try {
    fs.fsyncSync(directory);
  } finally {
    fs.closeSync(directory);
  }
  return 0;
}

/**
 * PGlite's own start parameters, without `-F` (fsync off). wal_sync_method must be set, because the default, fdatasync,
 * does nothing in Emscripten.
 */
export const durableStartParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // The default is 128 MB, which the database fills and never frees. A shop's products and indexes need a tenth.
  '-c',
  'shared_buffers=16MB',
];

import * as fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number; node: unknown };
type NodeFsModule = { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string };
type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's files on disk, where fsync reaches the disk. Emscripten's NODEFS has no fsync: without this a commit is
 * acknowledged while it is still in the operating system's memory.
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
  // A directory has no descriptor in NODEFS; its fsync is what makes a created or renamed file last.
  const directory = fs.openSync(nodeFs.realPath(stream.node), 'r');
  try {
    fs.fsyncSync(directory);
  } finally {
    fs.closeSync(directory);
  }
  return 0;
}

/**
 * PGlite's own start parameters, without `-F` (fsync off). wal_sync_method must be named, since the default,
 * fdatasync, is a system call that Emscripten answers without doing anything.
 */
export const durableStartParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // 128 MB by default, which the database fills and never gives back. A shop's products and indexes need a tenth.
  '-c',
  'shared_buffers=16MB',
];

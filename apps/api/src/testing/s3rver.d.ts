/** The double brings no types of its own: what the tests use of it. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    vhostBuckets?: boolean;
    serviceEndpoint?: string;
    configureBuckets: { name: string }[];
  };

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

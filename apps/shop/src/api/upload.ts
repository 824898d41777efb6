import { API_BASE_PATH, adminEndpoints, type CallResponse } from '@abs/contract';
import { API_ORIGIN, session } from './client.ts';
import { offline, refusal, tookTooLong } from './failures.ts';

/** A picture of 5 MB takes this long at 17 kB a second. */
const TIMEOUT_MS = 5 * 60_000;

type UploadOptions = {
  signal: AbortSignal;
  /** Called as the file goes out, with the part that has gone, 0 to 1. */
  onProgress: (part: number) => void;
};

/**
 * Uploads one picture. XMLHttpRequest, since fetch tells no progress of what it sends over HTTP/1.1.
 * @throws {CallError} with the server's sentence, or one about the connection; an abort rejects as the signal says.
 */
export function uploadPicture(
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<CallResponse<'uploadPicture'>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const { method, path } = adminEndpoints.uploadPicture;
    const token = session.token();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });

    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => {
      const { status, response } = request;
      if (status >= 200 && status < 300 && response) return resolve(response);
      if (status === 401 && token) session.onExpired(token);
      reject(refusal(status, response, request.getResponseHeader('retry-after')));
    };
    request.ontimeout = () => reject(tookTooLong());
    request.onerror = () => reject(offline());
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);

    request.open(method, API_ORIGIN + API_BASE_PATH + path);
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
}

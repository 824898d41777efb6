import { API_BASE_PATH, adminEndpoints, adminReaders, CallError, type CallResponse } from '@abs/contract';
import { API_ORIGIN, session } from './client.ts';
import { notOffered, refusal, tookTooLong } from './failures.ts';
import { isNotOffered, readAnswer } from './http.ts';
import { offline } from './offline.ts';

/** A picture of 5 MB takes this long at 17 kB a second. */
const TIMEOUT_MS = 5 * 60_000;

type UploadOptions = {
  signal: AbortSignal;
  /** Called while the file is sent, with the part sent so far, 0 to 1. */
  onProgress: (part: number) => void;
};

type UploadAnswer = CallResponse<'uploadPicture'>;

/** A header of the response; null if it is missing, or hidden from pages of another origin. */
function headerOf(request: XMLHttpRequest, name: string): string | null {
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(request.getAllResponseHeaders())?.[1] ?? null;
}

/** Uploads one picture. If the server accepts no uploads, the picture is its file name. @throws {CallError} */
export async function uploadPicture(file: File, options: UploadOptions): Promise<UploadAnswer> {
  try {
    return await upload(file, options);
  } catch (error) {
    if (error instanceof CallError && error.code === 'not_offered') return pictureByName(file);
    throw error;
  }
}

/** The basic contract has no uploads: products contain the names of files that are already on the server. */
const pictureByName = ({ name }: File): UploadAnswer => ({
  message: '',
  picture: { id: name, src: name, srcset: '', width: 0, height: 0, ground: '', alt: '' },
});

/**
 * Sends a file by XMLHttpRequest, because fetch reports no upload progress over HTTP/1.1.
 * @throws {CallError} with the server's message, or one about the connection; an abort rejects with the signal's reason
 */
function upload(file: File, { signal, onProgress }: UploadOptions): Promise<UploadAnswer> {
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
      if (status >= 200 && status < 300)
        return resolve(readAnswer(adminEndpoints.uploadPicture, adminReaders.uploadPicture, response));
      if (status === 401 && token) session.onExpired(token);
      const failure = refusal(status, response, headerOf(request, 'retry-after'));
      reject(isNotOffered(adminEndpoints.uploadPicture, failure) ? notOffered() : failure);
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

type Receive = (request: Request) => Promise<Response>;

const UNANSWERED = { status: 0, body: null as unknown, headers: new Headers() };

/**
 * An XMLHttpRequest that is answered in memory, as far as uploads need it. Half of the body is sent immediately, the
 * rest with the answer, which is JSON.
 */
export const xhrAnsweredBy = (receive: Receive): typeof XMLHttpRequest =>
  class extends XMLHttpRequest {
    #method = 'GET';
    #url = '';
    #headers = new Headers();
    #aborter = new AbortController();
    #answer = UNANSWERED;

    override get status() {
      return this.#answer.status;
    }

    override get response() {
      return this.#answer.body;
    }

    override getResponseHeader(name: string) {
      return this.#answer.headers.get(name);
    }

    override open(method: string, url: string | URL) {
      this.#method = method;
      this.#url = new URL(url, location.href).href;
    }

    override setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }

    override abort() {
      this.#aborter.abort();
    }

    override async send(body?: XMLHttpRequestBodyInit | null) {
      const { signal } = this.#aborter;
      try {
        this.#reportProgress(1);
        const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body, signal });
        const response = await receive(request);
        this.#reportProgress(2);
        this.#answer = { status: response.status, body: await response.json(), headers: response.headers };
        this.dispatchEvent(new ProgressEvent('load'));
      } catch {
        this.dispatchEvent(new ProgressEvent(signal.aborted ? 'abort' : 'error'));
      } finally {
        this.dispatchEvent(new ProgressEvent('loadend'));
      }
    }

    /** @param halves how many halves of the body were sent */
    #reportProgress(halves: 1 | 2) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: halves, total: 2 }));
    }
  };

// imagekit-javascript 1 and @imagekit/javascript 5. Both send with the XMLHttpRequest of browsers,
// which Node.js lacks: this one has what they use of it, and goes to our address instead of theirs.
import { buildSrc, upload } from '@imagekit/javascript';
import OldImageKit from 'imagekit-javascript';

const shop = process.env.SHOP;
const api = `${shop}/api/v2/shop`;
const query = '?channelCode=FR_WEB&locale=fr_FR';
const json = { 'content-type': 'application/json' };

class Sender extends EventTarget {
  upload = new EventTarget();
  headers = {};
  open(method, address) {
    this.method = method;
    this.address = address.replace('https://upload.imagekit.io', shop);
  }
  setRequestHeader(name, value) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return [...this.received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }
  getResponseHeader(name) {
    return this.received.get(name);
  }
  send(body) {
    fetch(this.address, { method: this.method, headers: this.headers, body })
      .then(async (answer) => {
        this.received = answer.headers;
        this.status = answer.status;
        this.readyState = 4;
        this.responseText = this.response = await answer.text();
        this.tell('load');
      })
      .catch(() => this.tell('error'));
  }
  tell(name) {
    this[`on${name}`]?.(new Event(name));
    this.dispatchEvent(new Event(name));
  }
  abort() {}
}
globalThis.XMLHttpRequest = Sender;

const email = `imagekit-${crypto.randomUUID()}@example.org`;
const password = 'quatre tasses de thé';
const post = (path, body) =>
  fetch(api + path + query, { method: 'POST', headers: json, body: JSON.stringify(body) });
await post('/customers', { firstName: 'Camille', lastName: 'Durand', email, password });
const { token } = await (await post('/authentication-token', { email, password })).json();
const bearer = { authorization: `Bearer ${token}` };
const { ticket } = await (await fetch(`${api}/images/ticket${query}`, { headers: bearer })).json();

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
);
const file = new Blob([picture], { type: 'image/png' });
const urlEndpoint = `${shop}/images`;
const publicKey = 'public_gamelle';
const transformation = [{ width: 320, height: 240 }];
const fileName = 'milo.png';

const old = new OldImageKit({
  urlEndpoint,
  publicKey,
  authenticationEndpoint: `${api}/images/authentication?ticket=${encodeURIComponent(ticket)}`,
});
// It puts `?t=…` behind an address that has a query already.
const requested = globalThis.fetch;
globalThis.fetch = (address, init) =>
  requested(typeof address === 'string' ? address.replace(/(\?.*)\?t=/, '$1&t=') : address, init);
const uploadedByOld = await new Promise((done, failed) =>
  old.upload({ file, fileName, xhr: new Sender() }, (error, result) =>
    error ? failed(new Error(JSON.stringify(error))) : done(result),
  ),
);
const authorised = await (
  await fetch(`${api}/images/authentication${query}`, { headers: bearer })
).json();
const uploadedByCurrent = await upload({ file, fileName, publicKey, ...authorised });

console.log(
  JSON.stringify({
    old: old.url({ path: '/pets/milo.jpg', transformation }),
    current: buildSrc({
      urlEndpoint,
      src: '/pets/milo.jpg',
      transformation,
      transformationPosition: 'query',
    }),
    uploadedByOld: { url: uploadedByOld.url },
    uploadedByCurrent: { url: uploadedByCurrent.url },
  }),
);

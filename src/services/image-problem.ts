/** Errors of an image client, with the exact messages of imagekit-javascript 1.x (IMG-07 to IMG-19). */
export const IMAGE_PROBLEMS = {
  missingUrlEndpoint: 'Missing urlEndpoint during SDK initialization',
  invalidPosition: 'Invalid transformationPosition parameter',
  privateKey: 'privateKey should not be passed on the client side',
  missingData: 'Missing data for upload',
  missingFile: 'Missing file parameter for upload',
  missingFileName: 'Missing fileName parameter for upload',
  missingAuthenticationEndpoint: 'Missing authentication endpoint for upload',
  missingPublicKey: 'Missing public key for upload',
  authenticationTimeout: 'The authenticationEndpoint you provided timed out in 60 seconds',
  authenticationNetwork: 'Request to authenticationEndpoint failed due to network error',
  authenticationInvalid:
    'Invalid response from authenticationEndpoint. The SDK expects a JSON response with three fields i.e. signature, token and expire.',
  uploadNetwork: 'Request to ImageKit upload endpoint failed due to network error',
  invalidOptions: 'Invalid uploadOptions parameter',
} as const;

/** `{ message, help }`, as clients of the image host expect it. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
  readonly help = '';

  constructor(problem: keyof typeof IMAGE_PROBLEMS) {
    super(IMAGE_PROBLEMS[problem]);
  }
}

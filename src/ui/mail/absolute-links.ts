/**
 * Makes links to pages of the shop absolute, with an origin such as `https://gamelle.example`: a
 * mail has no base address.
 */
export const withAbsoluteLinks = (html: string, origin: string): string =>
  html.replaceAll(/(\shref=["'])\/(?!\/)/g, `$1${origin}/`);

/**
 * The same HTML with the links to pages of the shop on its own address, such as
 * `https://gamelle.example`: a mail is read where a path leads nowhere.
 */
export const withAbsoluteLinks = (html: string, origin: string): string =>
  html.replaceAll(/(\shref=["'])\/(?!\/)/g, `$1${origin}/`);

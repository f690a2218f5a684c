/** Rating, title, comment with `{nom}` for the animal's name, and the shop's answer when there is one. */
export type ReviewText = [1 | 2 | 3 | 4 | 5, string, string, string?];

import { type PasswordWeakness, passwordWeakness } from '#kit/password-weakness.ts';

/** Loaded when the first password is set: its dictionaries take megabytes. */
const loadEstimator = once(async () => {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  });
});

/**
 * The cost of the estimate grows with the square of the length, and more characters can only add
 * strength.
 */
const JUDGED_LENGTH = 32;

/**
 * Why a password is weak (PRV-09), null when it is strong. `ownWords` are its owner's names and
 * e-mail. Computed locally, nothing is sent anywhere.
 */
export async function findPasswordWeakness(
  password: string,
  ownWords: readonly string[],
): Promise<PasswordWeakness | null> {
  const estimator = await loadEstimator();
  const owned = ownWords.flatMap((word) => [word, ...word.split(/[^\p{L}\d]+/u)]);
  const { score, sequence } = estimator.check(
    password.slice(0, JUDGED_LENGTH),
    owned.filter((word) => word.length > 2),
  );
  const dictionaries = sequence.map((match) => match.dictionaryName);
  return passwordWeakness(password, {
    score,
    isCommon: dictionaries.includes('passwords-common'),
    isPersonal: dictionaries.includes('userInputs'),
    hasPattern: sequence.some(({ pattern, token }) => pattern !== 'bruteforce' && token.length > 3),
  });
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

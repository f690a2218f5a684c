import { randomBytes } from 'node:crypto';
import { refuse } from '#kit/refusal.ts';
import { seal as sealWith, unseal as unsealWith } from '#platform/sealed.ts';
import { hashOf } from '#platform/secrets.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { SecondFactorSetupShape } from '../contracts.ts';
import { base32, stepOfCode } from './totp.ts';

/** Length recommended by RFC 4226 §4. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 80 bits each: 16 characters of base 32. */
const RECOVERY_BYTES = 10;
const ISSUER = 'Gamelle';
const USE = 'staff-second-factor';

const seal = ({ config }: Pick<AppContext, 'config'>, secret: Uint8Array): string =>
  sealWith(config, USE, secret);

const unseal = ({ config }: Pick<AppContext, 'config'>, text: string) =>
  unsealWith(config, USE, text);

/**
 * Starts the setup of an authenticator app, which is active after its first code. Starting again creates another
 * secret.
 * @throws Refusal `staff.second_factor_on`
 */
export async function beginSecondFactor(
  work: UnitOfWork,
  appContext: AppContext,
  { id, email }: { id: number; email: string },
): Promise<SecondFactorSetupShape> {
  const bytes = randomBytes(SECRET_BYTES);
  const begun = await work.tx
    .insertInto('staff_second_factors')
    .values({ staff_id: id, secret: seal(appContext, bytes), confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ secret: seal(appContext, bytes) })
        .where('staff_second_factors.confirmed_at', 'is', null),
    )
    .returning('staff_id')
    .executeTakeFirst();
  if (!begun) throw refuse('staff.second_factor_on');
  const secret = base32(bytes);
  const label = encodeURIComponent(`${ISSUER}:${email}`);
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}` };
}

/**
 * Completes the setup with a first code. Returns the recovery codes.
 * @throws Refusal `staff.code`, `staff.second_factor_off`, `staff.second_factor_on`
 */
export async function confirmSecondFactor(
  work: UnitOfWork,
  appContext: AppContext,
  staffId: number,
  code: string,
): Promise<string[]> {
  const factor = await lockFactor(work, staffId);
  if (!factor) throw refuse('staff.second_factor_off');
  if (factor.confirmedAt) throw refuse('staff.second_factor_on');
  if (!(await takeCode(work, appContext, staffId, code))) throw refuse('staff.code');
  await work.tx
    .updateTable('staff_second_factors')
    .set({ confirmed_at: new Date(work.now.epochMilliseconds) })
    .where('staff_id', '=', staffId)
    .execute();
  return giveRecoveryCodes(work, staffId);
}

/** Replaces the recovery codes by ten new ones. */
async function giveRecoveryCodes({ tx }: UnitOfWork, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (base32(randomBytes(RECOVERY_BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ hash: hashOf(plain(code)), staff_id: staffId })))
    .execute();
  return codes;
}

/** Accepts a code of the app or a recovery code, each once. False for any other. */
export async function takeCode(
  work: UnitOfWork,
  appContext: Pick<AppContext, 'config'>,
  staffId: number,
  code: string,
): Promise<boolean> {
  const factor = await lockFactor(work, staffId);
  if (!factor) return false;
  // The secret cannot be decrypted: recovery codes still work, or the direction can reset it.
  const sealed = unseal(appContext, factor.secret);
  const step = sealed && stepOfCode(sealed.secret, code, work.now.epochMilliseconds);
  if (sealed && step !== null) {
    if (step <= factor.lastStep) return false;
    await work.tx
      .updateTable('staff_second_factors')
      .set({
        last_step: step,
        secret: sealed.isOld ? seal(appContext, sealed.secret) : undefined,
      })
      .where('staff_id', '=', staffId)
      .execute();
    return true;
  }
  if (!factor.confirmedAt) return false;
  const used = await work.tx
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('hash', '=', hashOf(plain(code)))
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();

async function lockFactor({ tx }: UnitOfWork, staffId: number) {
  const found = await tx
    .selectFrom('staff_second_factors')
    .select(['secret', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();
  return found && { ...found, lastStep: Number(found.lastStep) };
}

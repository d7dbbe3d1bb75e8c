import { type Client, RETENTION_MODES, RETENTION_VALIDITY_UNITS } from 'minio';

/** Days for which backups are kept. */
export const KEPT_DAYS = 30;
/** A backup of the last day of a month uses files that were copied on its first day. */
const LONGEST_MONTH = 31;

/**
 * Creates the bucket of backups, or gives an existing one its rules: each version is locked for the days that backups are kept, and
 * removed later by the store. Needs an administrator's key; an existing bucket needs object lock.
 */
export async function prepareBucket(client: Client, bucket: string, keptDays: number): Promise<void> {
  if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, '', { ObjectLocking: true });
  await client.setObjectLockConfig(bucket, {
    mode: RETENTION_MODES.GOVERNANCE,
    unit: RETENTION_VALIDITY_UNITS.DAYS,
    validity: keptDays,
  });
  const rule = (prefix: string, days: number): object => ({
    ID: prefix.replace('/', ''),
    Status: 'Enabled',
    Filter: { Prefix: prefix },
    Expiration: { Days: days },
    NoncurrentVersionExpiration: { NoncurrentDays: 1 },
  });
  await client.setBucketLifecycle(bucket, {
    Rule: [
      rule('runs/', keptDays + 1),
      rule('database/', keptDays + 1),
      rule('secrets/', keptDays + 1),
      rule('files/', keptDays + LONGEST_MONTH + 1),
    ],
  } as unknown as Parameters<Client['setBucketLifecycle']>[1]);
}

const policyOf = (bucket: string, ofObjects: readonly string[], ofBucket: readonly string[]): object => ({
  Version: '2012-10-17',
  Statement: [
    { Effect: 'Allow', Action: ofObjects, Resource: [`arn:aws:s3:::${bucket}/*`] },
    { Effect: 'Allow', Action: ofBucket, Resource: [`arn:aws:s3:::${bucket}`] },
  ],
});

/** Returns the policy of the key that makes backups: it may store and list, and neither read nor delete. */
export const writerPolicy = (bucket: string): object => policyOf(bucket, ['s3:PutObject'], ['s3:ListBucket']);

/** Returns the policy of the key that restores. */
export const readerPolicy = (bucket: string): object =>
  policyOf(bucket, ['s3:GetObject', 's3:GetObjectVersion'], ['s3:ListBucket', 's3:ListBucketVersions']);

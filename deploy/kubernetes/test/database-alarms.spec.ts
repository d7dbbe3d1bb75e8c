import { comparedBy, valuesOf } from '../prove/database-alarms.mjs';

it('knows which metrics an alert compares', () => {
  expect(comparedBy('BackupHasFailed')).toEqual([
    'barman_cloud_cloudnative_pg_io_last_failed_backup_timestamp',
    'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp',
  ]);
  expect(() => comparedBy('BackupIsOld')).toThrow('compares no two metrics');
});

it('reads the values of a page of metrics', () => {
  const page = '# HELP up Whether it is.\n# TYPE up gauge\nup 1\ncnpg_last_time{server="a"} 1.7641e+09\n';
  expect([...valuesOf(page)]).toEqual([
    ['up', 1],
    ['cnpg_last_time', 1_764_100_000],
  ]);
});

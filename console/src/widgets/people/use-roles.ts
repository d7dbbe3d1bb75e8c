import { useRead } from '../../api/use-call.js';
import { ofPlatform, type PlatformRole } from './platform.js';

const NONE: readonly PlatformRole[] = [];

/** Returns the roles of the platform that this console was built for. */
export function useRoles(): readonly PlatformRole[] {
  const { data } = useRead('admin.role.list', {}, { staleTime: 60_000 });
  const env: Readonly<Record<string, string | undefined>> = import.meta.env;
  return data ? ofPlatform(data, env['VITE_PLATFORM'], env['VITE_PLATFORM_SUB']) : NONE;
}

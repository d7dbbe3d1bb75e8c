import { compiledPackages, servicesThatUse, type WorkspacePackage } from './workspace.js';

const packageOf = (name: string, ...dependencies: readonly string[]): WorkspacePackage => ({
  name,
  folder: `/${name}`,
  dependencies: new Set(dependencies),
});

describe('the packages of the workspace', () => {
  it('are found with the services that use them', () => {
    const packages = compiledPackages();
    expect(servicesThatUse('@mall/order', packages)).toEqual(['order']);
    expect(servicesThatUse('@mall/validation', packages)).toHaveLength(9);
    expect(servicesThatUse('@mall/testing', packages)).toEqual([]);
  });

  it('are followed over others, and circles end', () => {
    const packages = [
      packageOf('@mall/a', '@mall/b'),
      packageOf('@mall/b', '@mall/a'),
      packageOf('@mall/chat', '@mall/b'),
      packageOf('@mall/file'),
    ];
    expect(servicesThatUse('@mall/a', packages)).toEqual(['chat']);
  });
});

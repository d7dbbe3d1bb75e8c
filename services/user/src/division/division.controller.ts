import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller, Empty } from '@mall/contracts/define';
import {
  userDivisionApi,
  type AreaChildrenDto,
  type DivisionChildrenDto,
  type DivisionRefDto,
  type DivisionRefsDto,
  type ImportDivisionsDto,
} from '@mall/contracts/user';
import { DivisionService } from './division.service.js';

@Controller()
export class DivisionController implements HandlersOf<typeof userDivisionApi> {
  constructor(private readonly divisions: DivisionService) {}

  @Handles(userDivisionApi.areas)
  areas(_: Empty, { locale }: Caller) {
    return this.divisions.areas(locale);
  }

  @Handles(userDivisionApi.areasByParent)
  areasByParent({ pid, isDeep = false }: AreaChildrenDto, { locale }: Caller) {
    return this.divisions.areasByParent(pid, isDeep, locale);
  }

  @Handles(userDivisionApi.roots)
  roots(_: Empty, { locale }: Caller) {
    return this.divisions.children('0', locale);
  }

  @Handles(userDivisionApi.children)
  children({ parentCode }: DivisionChildrenDto, { locale }: Caller) {
    return this.divisions.children(parentCode, locale);
  }

  @Handles(userDivisionApi.one)
  one({ code }: DivisionRefDto, { locale }: Caller) {
    return this.divisions.one(code, locale);
  }

  @Handles(userDivisionApi.infoByCode)
  infoByCode({ code }: DivisionRefDto, { locale }: Caller) {
    return this.divisions.one(code, locale);
  }

  @Handles(userDivisionApi.cascaderPath)
  cascaderPath({ code }: DivisionRefDto, { locale }: Caller) {
    return this.divisions.cascaderPath(code, locale);
  }

  @Handles(userDivisionApi.cascaderPaths)
  cascaderPaths({ codes }: DivisionRefsDto, { locale }: Caller) {
    return this.divisions.cascaderPaths(codes, locale);
  }

  @Handles(userDivisionApi.importDivisions)
  importDivisions({ divisions }: ImportDivisionsDto) {
    return this.divisions.importDivisions(divisions);
  }
}

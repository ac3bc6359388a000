import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.opensearch.Version;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;
import org.opensearch.plugins.PluginInfo;

/** One node of OpenSearch 3 for tests, which names its plugins in another way than 2 (Server2.java); the same arguments. Needs Java 21. */
public final class Server3 {
  static final class TestNode extends Node {
    TestNode(Settings settings, List<PluginInfo> plugins) {
      super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "test"), plugins, true);
    }
  }

  static PluginInfo info(Class<? extends Plugin> plugin) {
    return new PluginInfo(plugin.getName(), "classpath plugin", "none", Version.CURRENT, "21", plugin.getName(), null, List.of(), false);
  }

  public static void main(String[] given) throws Exception {
    Settings.Builder settings = Settings.builder().put("path.home", given[0]);
    Arrays.stream(given).skip(1).map(one -> one.split("=", 2)).forEach(pair -> settings.put(pair[0], pair[1]));
    Files.createDirectories(Path.of(given[0], "config"));
    List<PluginInfo> plugins = Stream.<Class<? extends Plugin>>of(
        org.opensearch.transport.Netty4ModulePlugin.class,
        org.opensearch.analysis.common.CommonAnalysisModulePlugin.class,
        org.opensearch.painless.PainlessModulePlugin.class).map(Server3::info).toList();
    try (Node node = new TestNode(settings.build(), plugins)) {
      node.start();
      while (System.in.read() >= 0) continue;
    }
    System.exit(0);
  }
}
